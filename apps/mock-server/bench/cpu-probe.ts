// Loaded into a server before it starts: answers, over IPC, how much processor time the process has used.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system, rssBytes: process.memoryUsage.rss() });
});
// The channel alone must not keep the server alive.
process.channel?.unref();
