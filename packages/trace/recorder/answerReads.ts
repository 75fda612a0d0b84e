type Get = NonNullable<ProxyHandler<object>['get']>

/** An object of which each property is found when lfi reads it. */
export const answerReads = (get: Get): object => new Proxy({}, { get })
