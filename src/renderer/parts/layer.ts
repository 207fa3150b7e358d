/**
 * Where what floats over an element is put: in its dialog, since all that lies outside is behind it. Chakra's portal
 * asks for it as a reference.
 */
export const layerOf = (element: Element | null | undefined): { readonly current: HTMLElement } => ({
  current: element?.closest('dialog') ?? document.body,
})

/** Where the list of a control floats: below it, as wide, wherever the page or the dialog scrolls. */
export const BELOW = { strategy: 'fixed', sameWidth: true, gutter: 4 } as const
