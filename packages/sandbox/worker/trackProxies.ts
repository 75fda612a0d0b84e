// Taken before a visitor's code can replace them.
const { apply } = Reflect
const { get, set } = WeakMap.prototype

/**
 * A browser does not tell whether an object is a proxy, and looking at one
 * would run its traps. So `Proxy` remembers the targets.
 */
export const trackProxies = (): ((value: object) => object | undefined) => {
  const targets = new WeakMap<object, object>()
  const NativeProxy = Proxy

  const construct = (target: object, handler: ProxyHandler<object>): object => {
    const proxy = new NativeProxy(target, handler)
    apply(set, targets, [proxy, target])
    return proxy
  }

  const revocable = new NativeProxy(NativeProxy.revocable, {
    apply: (native, _self, [target, handler]) => {
      const revoked = native(target, handler)
      apply(set, targets, [revoked.proxy, target])
      return revoked
    },
  })

  globalThis.Proxy = new NativeProxy(NativeProxy, {
    construct: (_native, [target, handler]) => construct(target, handler),
    get: (native, key) =>
      key === 'revocable' ? revocable : Reflect.get(native, key),
  })

  return value => {
    let target: object | undefined
    for (
      let next = apply(get, targets, [value]);
      next;
      next = apply(get, targets, [next])
    ) {
      target = next
    }
    return target
  }
}
