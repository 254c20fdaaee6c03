// Loaded into a server before it starts: answers, over IPC, how much processor time and memory the process has used.
// Not TypeScript: stripping its types would load a compiler of 20 MB into the server that is measured.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system, rssBytes: process.memoryUsage.rss() });
});
// The channel alone must not keep the server alive.
process.channel?.unref();
