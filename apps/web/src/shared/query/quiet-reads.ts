import { transportOperations } from '@kasa/client/generated/operations/transport';

/** Spec §8: failures in the transport area bring no message. */
export const isQuietRead = (operation: string): boolean => Object.hasOwn(transportOperations, operation);
