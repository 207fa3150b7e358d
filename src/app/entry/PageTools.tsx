import { chooseLanguage } from '../i18n.ts'
import { LanguageMenu, ThemeMenu } from '../shell/TopBar.tsx'

/** Language and colours, on the pages that stand outside the frame. */
export const PageTools = () => (
  <div className="login-tools">
    <LanguageMenu onChoose={(language) => void chooseLanguage(language, 'nobody')} />
    <ThemeMenu />
  </div>
)
