import type { ObjectFieldTemplateProps } from '@rjsf/utils'

/** The frame of the form itself: its lines. */
export const Contents = ({ properties }: ObjectFieldTemplateProps) => properties.map(({ content }) => content)
