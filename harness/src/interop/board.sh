#!/bin/sh
# The sample board: the references and the independent peers of this folder, each tested whole, on one site.
# Usage, after "npm ci --prefix harness/src/interop/node": harness/src/interop/board.sh DIR
# DIR/site is the board, DIR/reports what it was made of. What is there already is not tested again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
kit="$here/../../../context-tck"
out=${1:?say where to put reports and site}
mkdir -p "$out/reports"

tested() { [ -f "$out/reports/$1/certificate.json" ]; }

# Verdicts are what this is about: a target that does not conform is no failure of the script, a kit that fails is.
take() {
  code=0
  "$@" > "$out/last.log" 2>&1 || code=$?
  [ "$code" -le 1 ] || [ "$code" -eq 5 ] || { cat "$out/last.log" >&2; exit "$code"; }
}

# A mistake in each stands for an earlier version of its peer, to show versions over time.
for early in node-plain-falsy-limit node-plain-utf16-units node-gateway-rebuilds-context; do
  tested "$early" || take "$kit" run "$here/profiles/$early.yaml" --explore 0 --out "$out/reports/$early"
done

tested reference || take "$kit" run --reference --faults --out "$out/reports/reference"
for peer in node-plain ts-sdk-v2-all server-filesystem-truncation node-gateway client-plain-node client-small-node \
    client-vercel client-langchain proxy-mcp-hub proxy-mcp-proxy proxy-mcp-remote proxy-supergateway-stdio; do
  tested "$peer" || take "$kit" run "$here/profiles/$peer.yaml" --out "$out/reports/$peer"
done

"$kit" report board "$out/reports" --out "$out/site" --title "References and independent peers"
