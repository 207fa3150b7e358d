import { isFileName } from '#engine/fileName.ts'
import { type FileFaultName, MAX_BYTES } from '#protocol/shiftTemplate.ts'

/** What can be told of a file before it is sent. */
export const fileFault = ({ name, size }: File): FileFaultName | undefined => {
  if (!isFileName(name)) return 'name'
  if (size > MAX_BYTES) return 'tooLarge'
  return size === 0 ? 'empty' : undefined
}
