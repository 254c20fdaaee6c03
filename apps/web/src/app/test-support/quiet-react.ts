/**
 * First setup file. React's development build reports each render to a profiler, a fifth of the time;
 * removing these functions before React loads turns that off.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
