/**
 * The first setup file: React's development build tells a profiler of each element that it draws, and how its props
 * differ, which costs a fifth of the time. In tests nobody looks; read before React, this leaves no profiler to tell.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
