import type { RenderOptions } from './render-app.tsx';

/**
 * Network for `renderApp` that holds requests until `release`, so that the order does not depend on the
 * machine's speed.
 * @param isHeld whether a request waits; none does after `release`
 */
export function holdBack(isHeld: (request: Request) => boolean) {
  const gate = Promise.withResolvers<void>();
  const network: RenderOptions['network'] = async (request, pass) => {
    if (isHeld(request)) await gate.promise;
    return pass(request);
  };
  return { network, release: () => gate.resolve() };
}
