import type { Home } from '@rimal/contract/content/home'
import type { Picture as PictureShape } from '@rimal/contract/shapes'
import { hasPicture } from '@rimal/contract/pictures'
import { useHasPage } from '../../shop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Explains made to measure in three steps beside a picture, if there is one. */
export function MeasureStory(props: { story: Home['texts']['story']; picture: PictureShape }) {
  const { story, picture } = props
  const hasPage = useHasPage()
  const shown = hasPicture(picture)
  return (
    <section className="section">
      <div className="wrap lg:grid lg:grid-cols-12 lg:items-center lg:gap-x-(--gap)">
        {shown && (
          <div className="lg:col-span-7">
            <Picture picture={picture} ratio="5/4" sizes="(min-width: 60rem) 58vw, 100vw" />
          </div>
        )}
        <div
          className={`grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 pt-6 lg:pt-0 ${shown ? 'lg:col-span-4 lg:col-start-9' : 'lg:col-span-6'}`}
        >
          <h2 className="text-h2">{story.title}</h2>
          <p className="text-ink-2">{story.text}</p>
          <ol className="mt-1 mb-2 w-full">
            {story.steps.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[2.25rem_1fr] border-t border-rule py-3 leading-tight"
              >
                <span aria-hidden="true" className="font-num text-oud">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          {hasPage('made-to-measure') && (
            <TextLink to="/made-to-measure">
              {story.link}
              <Icon name="arrow" size="sm" />
            </TextLink>
          )}
        </div>
      </div>
    </section>
  )
}
