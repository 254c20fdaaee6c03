/** Of a callback; `given_up`: a day passed without success, it can be sent again by hand. */
export const callbackDeliveryStates = ['waiting', 'delivered', 'given_up'] as const;
export type CallbackDeliveryState = (typeof callbackDeliveryStates)[number];
