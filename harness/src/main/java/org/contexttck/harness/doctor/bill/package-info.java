/** What a target costs a model's context window: counted, compared with what the protocols would make of it, never judged. */
package org.contexttck.harness.doctor.bill;
