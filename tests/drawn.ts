import './noLayout.ts'
import { afterAll, vi } from 'vitest'
import { keepHereAlone } from '#renderer/form/kept/keptForms.ts'
import { speakFrench } from './frenchWords.ts'
import { anotherPerson } from './personOfSuite.ts'

// A process has one document: each suite finds it as the first one did.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined })
await speakFrench()
anotherPerson()

afterAll(async () => {
  // What a screen fetches ahead is kept by the process as it came, and cut short it would be missing for good.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  // The process keeps what was left unfinished: no tab of a later suite stores it with its own.
  keepHereAlone()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
