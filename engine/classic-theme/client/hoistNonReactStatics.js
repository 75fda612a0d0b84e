// react-router's `withRouter` copies the statics of a class it wraps. No class
// that is wrapped here has any, so the list of React's own need not be sent.
module.exports = target => target
