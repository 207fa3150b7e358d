import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Navigation as Addresses, NavigationName } from '#protocol/configuration.ts'
import './navigation.recipe.ts'

interface Props {
  readonly links: readonly NavigationName[]
  readonly addresses: Addresses
}

/** The other applications of the platform. On a telephone the bar scrolls sideways. */
export const Navigation = ({ links, addresses }: Props) => {
  const { t } = useTranslation()
  const known = links.flatMap((name) => (addresses[name] ? [{ name, href: addresses[name] }] : []))
  if (known.length === 0) return null
  return (
    <nav className="navigation" aria-label={t('navigation.label')} data-widget="navigation">
      <ul>
        {known.map(({ name, href }) => (
          <li key={name}>
            <a href={href} data-action={name}>
              {t(`navigation.${name}`)}
              <ExternalLink size={14} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
