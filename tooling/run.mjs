// Entry point of `npm start`, `npm test` and the pnpm scripts: Node 20 or later, no dependencies.
// package.json starts it by `exec`: otherwise npm's shell would receive SIGTERM and leave the server running.
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  process.stderr.write(
    `Kasa needs Node 20 or later to start; this is Node ${process.versions.node}.\n` +
      'Only the starting script runs on it: the project brings its own Node 24 from the npm registry.\n',
  );
  process.exit(1);
}

import('./run/main.mjs').then(
  (module) => module.main(process.argv.slice(2)),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
