import { z } from 'zod';
import { transportStates } from './transport-status.ts';

/** State of a vehicle on the wire. */
export const TransportStatus = z.enum(transportStates);
