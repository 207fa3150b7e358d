import type { FieldTemplateProps } from '@rjsf/utils'

/** The frame of what is no field of its own: the form, its list of lines, a line. */
export const Bare = ({ children }: FieldTemplateProps) => children
