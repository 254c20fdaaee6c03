import type { RenderOptions } from './render-app.tsx';

/** Network for `renderApp` that holds matching requests until `release`. */
export function deferRequests(isHeld: (request: Request) => boolean) {
  const gate = Promise.withResolvers<void>();
  const network: RenderOptions['network'] = async (request, pass) => {
    if (isHeld(request)) await gate.promise;
    return pass(request);
  };
  return { network, release: () => gate.resolve() };
}
