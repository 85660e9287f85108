import { MongoBinary } from 'mongodb-memory-server-core/lib/util/MongoBinary.js';

// Its own process, so that a download that stalls can be ended.
const [version, downloadDir] = process.argv.slice(2);
if (!version || !downloadDir) throw new Error('Usage: download-mongod.ts <version> <folder>');
await MongoBinary.getPath({ version, downloadDir });
