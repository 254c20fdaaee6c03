// The two commands of the working agreement, `npm start` and `npm test`, and what the pnpm scripts share with
// them. Runs on whatever Node the machine has (20 or later) and has no dependencies: it is what installs them.
// package.json starts it by `exec`: otherwise npm's shell would take a SIGTERM and leave the server running.
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
