import { createContext, type ReactNode, useContext } from 'react'
import type { Lock } from '#engine/form/locks.ts'
import { type FormScope, useLineId } from '../FormScope.ts'
import { useLocks } from './useLocks.ts'

const LockContext = createContext<Lock | undefined>(undefined)

interface Props extends Pick<FormScope, 'store'> {
  readonly name: string
  readonly children: ReactNode
}

/** Finds out why a field cannot be changed, for its label, its control and its note alike. */
export const FieldLock = ({ store, name, children }: Props) => {
  const lock = useLocks(store, useLineId(), [name]).get(name)
  return <LockContext value={lock}>{children}</LockContext>
}

/** Why the field cannot be changed that this is a part of; undefined where it can. */
export const useLock = (): Lock | undefined => useContext(LockContext)
