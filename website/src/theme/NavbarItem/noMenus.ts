/** One locale and one version have no menus: they would be code for nothing. */
export default {}
