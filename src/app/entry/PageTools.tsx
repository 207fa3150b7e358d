import { useState } from 'react'
import { useMissingText } from '#renderer/deferred.tsx'
import { chooseLanguage, type Language } from '../i18n.ts'
import { LanguageMenu, ThemeMenu } from '../shell/TopBar.tsx'

/** Language and colours, on the pages that stand outside the frame. */
export const PageTools = () => {
  const textOf = useMissingText()
  const [missing, setMissing] = useState<string>()
  const choose = (language: Language): void => {
    setMissing(undefined)
    chooseLanguage(language, 'nobody').catch(() => setMissing(textOf()))
  }
  return (
    <div className="login-tools">
      {missing && (
        <p className="banner banner--error" role="alert">
          {missing}
        </p>
      )}
      <LanguageMenu onChoose={choose} />
      <ThemeMenu />
    </div>
  )
}
