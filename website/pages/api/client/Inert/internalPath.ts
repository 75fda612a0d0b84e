type Modifiers = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'
>

const isPlainClick = (event: Modifiers): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)

/** Where the router should go for a link, unless the browser should. */
export const internalPath = (
  link: Pick<HTMLAnchorElement, 'getAttribute' | 'target'>,
  event?: Modifiers,
): string | undefined => {
  const href = link.getAttribute('href') ?? ''
  const isInternal = href.startsWith('/') && !href.startsWith('//')
  return isInternal && !link.target && (!event || isPlainClick(event))
    ? href
    : undefined
}
