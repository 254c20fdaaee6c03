/** How the libraries that tests stand on are set, once for all test files that share them. */
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// Reading a screen's code for the first time takes a busy machine longer than the second that is usual.
configure({ asyncUtilTimeout: 8_000 });

// A field that loses the focus while React moves it, as a dialog does, makes user-event say "change" in the middle of
// React's work. What that changes is drawn when the work is done; React only refuses to do it at once.
const { eventWrapper } = getConfig();
configure({
  eventWrapper: (dispatch) => {
    let result: unknown;
    try {
      eventWrapper(() => {
        result = dispatch();
      });
    } catch (error) {
      if (!(error instanceof Error && error.message === 'Should not already be working.')) throw error;
    }
    return result;
  },
});

// A search that finds nothing yet is tried again many times, and printed the whole page each time: a tenth of all that the
// tests do. It is printed when somebody reads it.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    const error = new Error(message ?? undefined);
    error.name = 'TestingLibraryElementError';
    let printed: string | undefined;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (printed ??= getElementError(message, container).message),
      set: (text: string) => {
        printed = text;
      },
    });
    return error;
  },
});

// In development React takes a stack trace of every element, for warnings: another tenth. It stops of itself after so many a
// second; here before the first.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React has changed: nothing counts the stack traces that it takes');
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
