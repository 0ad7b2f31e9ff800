/** What a model is shown of tool results, request by request: a fold over MCP messages and requests to the model (TC-C). */
package org.contexttck.harness.monitor.prompt;
