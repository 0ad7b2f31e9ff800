// Asks ajv, with formats, about every vector and every example below a folder of schemas: node ajv.mjs FOLDER
// Prints an object: "schemas", "vectors" and "examples" with the number of each, and "wrong" with those on which ajv disagrees
// with the file, each as one line.
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

const folder = process.argv[2];
const read = path => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const files = readdirSync(folder, {recursive: true})
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !path.startsWith('target/'))
    .sort();

const ajv = new Ajv2020({strict: false});
addFormats(ajv);
const schemas = files.filter(path => path.endsWith('.schema.json')).map(path => ({path, schema: read(path)}));
schemas.forEach(({schema}) => ajv.addSchema(schema));

const report = {schemas: schemas.length, vectors: 0, examples: 0, wrong: []};

function judge(address, data, valid, name) {
    const check = ajv.getSchema(address);
    if (check(data) !== valid) {
        const found = (check.errors ?? []).map(it => `${it.instancePath} ${it.message}`).join('; ');
        report.wrong.push(`${name}: ${found || 'ajv finds nothing wrong'}`);
    }
}

for (const {path, schema} of schemas) {
    for (const example of schema.examples ?? []) {
        report.examples++;
        judge(schema.$id, example, true, `${path}: example ${JSON.stringify(example)}`);
    }
    const vectors = path.replace('.schema.json', '.vectors.json');
    for (const group of files.includes(vectors) ? read(vectors) : []) {
        const address = new URL(group.schema.$ref ?? group.schema, schema.$id).href;
        for (const test of group.tests) {
            report.vectors++;
            judge(address, test.data, test.valid, `${vectors}: ${group.description}: ${test.description}`);
        }
    }
}
console.log(JSON.stringify(report));
