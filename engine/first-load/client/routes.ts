// The app has shown another page: the first script looks at it as at a first one.
export const onRouteDidUpdate = (): void => window.firstLoad?.look()
