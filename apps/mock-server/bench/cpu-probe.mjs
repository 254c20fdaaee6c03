// Preloaded into a server: reports CPU time and memory over IPC.
// Not TypeScript: type stripping would load a 20 MB compiler into the measured server.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system, rssBytes: process.memoryUsage.rss() });
});
// The IPC channel alone must not keep the server alive.
process.channel?.unref();
