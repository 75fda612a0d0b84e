const reducesMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches

/** Longer for what is higher, though not in proportion. */
const durationOf = (height: number): number => {
  const steps = height / 36
  return 40 + 150 * steps ** 0.25 + steps * 2
}

const OPEN = 'overflow:visible;display:block;height:auto'
const SHUT = 'overflow:clip;display:none;height:0'

const animations = new WeakMap<HTMLElement, Animation>()

/** Folds or unfolds a list with an animation of its height. */
export const collapse = (list: HTMLElement, isOpen: boolean): void => {
  animations.get(list)?.cancel()
  // Not hidden: what is focused or looked for would scroll a list that grows.
  list.style.cssText = `${OPEN};overflow:clip`
  const height = list.scrollHeight
  const shown = `${height}px`
  const animation = list.animate(
    { height: isOpen ? ['0px', shown] : [shown, '0px'] },
    {
      duration: reducesMotion() ? 1 : durationOf(height),
      easing: 'ease-in-out',
    },
  )
  animation.onfinish = () => {
    list.style.cssText = isOpen ? OPEN : SHUT
  }
  animations.set(list, animation)
}
