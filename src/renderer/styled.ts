import type { CSSProperties } from 'react'

/** A style with values of its own that a style sheet reads: `var(--begin)`. */
export type Styled = CSSProperties & Readonly<Record<`--${string}`, string | number>>
