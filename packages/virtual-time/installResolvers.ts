/** Node 20 lacks `Promise.withResolvers`, which `lfi` uses in `asAsync`. */
export const installResolvers = (): void => {
  if ('withResolvers' in Promise) {
    return
  }
  Object.assign(Promise, {
    withResolvers: () => {
      const resolvers = {}
      const promise = new Promise((resolve, reject) => {
        Object.assign(resolvers, { resolve, reject })
      })
      return Object.assign(resolvers, { promise })
    },
  })
}
