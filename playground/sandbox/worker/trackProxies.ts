/**
 * A browser does not tell whether an object is a proxy, and looking at one
 * would run its traps. So `Proxy` remembers the targets.
 */
export const trackProxies = (): ((value: object) => object | undefined) => {
  const targets = new WeakMap<object, object>()
  const NativeProxy = Proxy

  const construct = (target: object, handler: ProxyHandler<object>): object => {
    const proxy = new NativeProxy(target, handler)
    targets.set(proxy, target)
    return proxy
  }

  globalThis.Proxy = new NativeProxy(NativeProxy, {
    construct: (_native, [target, handler]) => construct(target, handler),
  })

  return value => {
    let target = targets.get(value)
    while (target && targets.has(target)) {
      target = targets.get(target)
    }
    return target
  }
}
