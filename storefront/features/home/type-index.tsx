import type { Home } from '@rimal/contract/content/home'
import { hasPicture } from '@rimal/contract/pictures'
import { useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { Picture } from '../../ui/picture.tsx'
import { minShownCount } from '../catalog/min-shown-count.ts'

/** An index of large names; on the desktop the picture beside it shows the one under the pointer. */
export function TypeIndex({ types }: Pick<Home, 'types'>) {
  const { t } = useWords()
  const [shown, setShown] = useState(types[0]?.id)
  const [seen, setSeen] = useState([shown])
  function show(id: string) {
    setShown(id)
    setSeen((before) => (before.includes(id) ? before : [...before, id]))
  }
  return (
    <section className="section">
      <div className="wrap lg:grid lg:grid-cols-12 lg:items-center lg:gap-x-(--gap)">
        <div className="lg:col-span-6">
          <h2 className="mb-6 text-h2">{t('shop_by_type')}</h2>
          <ul className="border-t border-rule">
            {types.map(({ id, address, title, count }) => (
              <li key={id}>
                <Link
                  to={`/product-list/${address}`}
                  onPointerEnter={() => show(id)}
                  onFocus={() => show(id)}
                  className="grid grid-cols-[1fr_auto] items-center border-b border-rule py-3 hover:text-oud lg:py-4"
                >
                  <span className="font-display text-[1.5rem] leading-display lg:text-[2.25rem]">
                    {title}
                  </span>
                  {count >= minShownCount && (
                    <span className="text-small text-ink-2">
                      <span className="sr-only">{t('units', { count })}</span>
                      <span aria-hidden="true">{count}</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {types.some(({ picture }) => hasPicture(picture)) && (
          <div className="relative hidden aspect-4/5 lg:col-span-5 lg:col-start-8 lg:block">
            {types
              .filter(({ id }) => seen.includes(id))
              .map(({ id, picture }) => (
                <Picture
                  key={id}
                  picture={picture}
                  alt={id === shown ? picture.alt : ''}
                  sizes="40vw"
                  className={`absolute inset-0 transition-opacity duration-(--calm) ease-calm starting:opacity-0 ${id === shown ? '' : 'opacity-0'}`}
                />
              ))}
          </div>
        )}
      </div>
    </section>
  )
}
