import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded before a program (`--import`, and so before each of its threads): the disk below the folder `FULL_DISK_FOLDER` has as
 * many bytes left as the file `FULL_DISK_ROOM` says, and no end of them where there is no such file. What makes a file longer takes
 * of them; what writes over what is there needs none, as on a disk that keeps its blocks.
 */
const { FULL_DISK_FOLDER: folder = '', FULL_DISK_ROOM: file = '' } = process.env
const real = { ...fs }
const realStatfs = fs.promises.statfs

const room = (): number =>
  real.existsSync(file) ? Number(real.readFileSync(file, 'utf8')) : Number.POSITIVE_INFINITY
const take = (fd: number, end: number): void => {
  const more = end - real.fstatSync(fd).size
  if (more <= 0) return
  const left = room()
  if (left === Number.POSITIVE_INFINITY) return
  if (more > left)
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28 })
  real.writeFileSync(file, String(left - more))
}
const isWithin = (fd: number): boolean => {
  try {
    return real.readlinkSync(`/proc/self/fd/${fd}`).startsWith(`${folder}/`)
  } catch {
    return false
  }
}

Object.assign(fs, {
  writeSync: (fd: number, data: Uint8Array, offset = 0, length = data.byteLength - offset, at?: number) => {
    if (isWithin(fd)) take(fd, (at ?? real.fstatSync(fd).size) + length)
    return real.writeSync(fd, data, offset, length, at)
  },
  ftruncateSync: (fd: number, length = 0) => {
    if (isWithin(fd)) take(fd, length)
    real.ftruncateSync(fd, length)
  },
})
fs.promises.statfs = (async (path: fs.PathLike) => {
  const found = await realStatfs(path)
  const left = room()
  return left === Number.POSITIVE_INFINITY ? found : { ...found, bavail: Math.floor(left / found.bsize) }
}) as typeof fs.promises.statfs
syncBuiltinESMExports()
