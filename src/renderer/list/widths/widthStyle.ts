import type { Styled } from '../../styled.ts'
import './widths.css'

/** A width in pixels for the style sheet to give, or not: what is measured and what is narrow takes none. */
export const widthStyle = (pixels: number): Styled => ({ '--width': `${pixels}px` })
