import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// On a busy machine, loading a screen's code takes longer than the default second.
configure({ asyncUtilTimeout: 8_000 });

// When React moves a focused field, user-event fires `change` during React's work. React refuses to flush
// then, but renders the change afterwards.
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

// Printing the page on each failed query took a tenth of the time: the message is built when read.
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

// React's stack trace per element took a tenth of the time; a counter above its limit turns it off.
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
