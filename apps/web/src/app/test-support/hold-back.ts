import type { RenderOptions } from './render-app.tsx';

/**
 * A network for `renderApp` that keeps some requests until a test lets them go: however slow the machine is, what
 * happens meanwhile happens before the answer.
 * @param isHeld whether this one waits; those that were let go are asked no more
 */
export function holdBack(isHeld: (request: Request) => boolean) {
  const gate = Promise.withResolvers<void>();
  const network: RenderOptions['network'] = async (request, pass) => {
    if (isHeld(request)) await gate.promise;
    return pass(request);
  };
  return { network, release: () => gate.resolve() };
}
