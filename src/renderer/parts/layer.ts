/**
 * Where what floats over an element is put: in its dialog, since all that lies outside is behind it. Chakra's portal
 * asks for it as a reference.
 */
export const layerOf = (element: Element | null | undefined): { readonly current: HTMLElement } => ({
  current: element?.closest('dialog') ?? document.body,
})
