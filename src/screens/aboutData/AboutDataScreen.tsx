import { useTranslation } from 'react-i18next'
import { ScreenHead } from '../ScreenHead.tsx'
import { sources } from './sources.ts'
import '../card.recipe.ts'
import './aboutData.recipe.ts'

/** Whose data the console is made with, of which version, and under which licence. */
export const AboutDataScreen = () => {
  const { t } = useTranslation()
  const say = (key: string) => t(`screens.aboutData.${key}`)
  return (
    <section className="table-screen" data-screen="aboutData">
      <ScreenHead title={say('title')} subtitle={say('subtitle')} />
      <ul className="about-data">
        {sources.map(({ name, by, from, licence, address }) => (
          <li key={name} className="card" data-source={name}>
            <h2>{say(`sources.${name}.title`)}</h2>
            <p>{say(`sources.${name}.text`)}</p>
            <dl>
              <dt>{say('by')}</dt>
              <dd>{by}</dd>
              {from && (
                <>
                  <dt>{say('version')}</dt>
                  <dd>
                    {from.package} {from.version}
                  </dd>
                </>
              )}
              <dt>{say('licence')}</dt>
              <dd>
                <a href={address} target="_blank" rel="noreferrer">
                  {licence}
                </a>
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
