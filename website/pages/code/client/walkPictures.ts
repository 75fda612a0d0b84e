/** Opens the viewer in the place of a picture; loads nothing before that. */
const onClick = async ({ target }: Event): Promise<void> => {
  const button =
    target instanceof Element ? target.closest('[data-walk]') : null
  const picture = button?.closest<HTMLElement>('[data-trace]')
  if (picture) {
    const { walkPicture } = await import('@site/trace/viewer/walkPicture')
    walkPicture(picture)
  }
}

// One listener for every picture there is or will be: they are inert.
if (typeof document !== 'undefined') {
  document.addEventListener('click', event => {
    onClick(event).catch(console.info)
  })
}
