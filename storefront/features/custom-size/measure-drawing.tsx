import { measurements } from '@rimal/contract/measure/measurements'
import type { CSSProperties } from 'react'
import { MeasureLine } from './measure-line.tsx'
import {
  field,
  handOf,
  isWholeIn,
  type LineKey,
  type LinePart,
  measureLines,
  numberRadius,
} from './measure-lines.ts'

const garment =
  'M182 50C184 66 216 66 218 50L252 66L351 192L323 214L255 138C250 164 249 184 252 206C256 250 274 350 290 442Q200 458 110 442C126 350 144 250 148 206C151 184 150 164 145 138L77 214L49 192L148 66Z'
const seams = 'M148 66C156 90 157 118 145 138M252 66C244 90 243 118 255 138'
const hems = 'M112 432Q200 448 288 432M55 184.500L83.500 206.500M345 184.500L316.500 206.500'
const closedFront = 'M200 62V450'
const openFront = 'M200 62C197 170 188 320 178 449M200 62C203 170 212 320 222 449'
/** A tailor's form inside the cloth, or an arm inside the sleeve: what the tape goes round is the body. */
const form =
  'M191 32H209V42C209 50 211 54 216 57L238 67C241 84 242 98 240 112C243 126 247 136 246 150C244 172 236 184 236 200C237 222 247 238 248 256L247 278Q200 289 153 278L152 256C153 238 163 222 164 200C164 184 156 172 154 150C153 136 157 126 160 112C158 98 159 84 162 67L184 57C189 54 191 50 191 42Z'
const arm =
  'M246 73C262 90 274 106 283 118L318 164L341 194C346 202 338 209 332 203L301.500 177L261 135.500C256 130 252 124 251 118'

/**
 * The garment with the fifteen lines of the form: the active one in oud, the others dotted.
 * `zoom` brings the active part near: on small screens, always, or never.
 */
export function MeasureDrawing(props: {
  active: LineKey | null
  /** The text for screen readers; without other text beside it the drawing would say nothing. */
  label?: string
  zoom?: 'small' | 'always' | 'never'
  /** The active line alone, without its number: for those who do not see the form. */
  alone?: boolean
  className?: string
}) {
  const { active, label, zoom = 'small', alone = false, className = '' } = props
  const part = active ? measureLines[active].part : whole
  const others = alone ? [] : measurements.filter(({ key }) => key !== active)
  const known = measurements.find(({ key }) => key === active)
  const inside = known?.of !== 'body' ? undefined : isArm(active) ? arm : form
  // On a small drawing the fifteen numbers would overlap.
  const tooFar = zoom === 'small' && part.height > 260 ? 'max-lg:hidden' : ''
  return (
    <>
      {label && <span className="sr-only">{label}</span>}
      <svg
        viewBox={`0 0 ${field.width} ${field.height}`}
        aria-hidden="true"
        fill="none"
        style={nearTo(part)}
        className={`overflow-hidden ${zooms[zoom]} ${className}`}
      >
        <g className="transition-transform duration-(--slow) ease-calm [transform:var(--move)]">
          <Cloth inside={inside} isOpen={active === 'buff_coat'} />
          <g className={tooFar}>
            {others.map(({ key, number, of }) => (
              <MeasureLine
                key={key}
                line={measureLines[key]}
                number={number}
                onWash={inside === form && of === 'body'}
                numberClassName={
                  isWholeIn(part, measureLines[key].label, numberRadius) ? '' : cutOff[zoom]
                }
              />
            ))}
          </g>
          {active && (
            <MeasureLine
              key={active}
              line={measureLines[active]}
              number={alone ? undefined : known?.number}
              active
            />
          )}
        </g>
      </svg>
    </>
  )
}

/** The garment, with what is inside it. */
function Cloth({ inside, isOpen }: { inside: string | undefined; isOpen: boolean }) {
  return (
    <>
      <path
        d={garment}
        className={`fill-paper transition-colors duration-(--quick) ${inside ? 'stroke-edge' : 'stroke-ink'}`}
        {...pen}
      />
      {inside && <path d={inside} className="fade-in fill-wash stroke-ink-2" {...pen} />}
      <path d={seams} className="stroke-edge" {...pen} />
      <path d={hems} className="stroke-rule" {...pen} />
      <path d={isOpen ? openFront : closedFront} className="stroke-rule" {...pen} />
    </>
  )
}

const whole: LinePart = { x: 200, y: 240, height: field.height }
const pen = { strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke' } as const

/** `--move` enlarges the part, `--hand` preserves the size of numbers and ticks. */
const zooms = {
  small: '[--hand:1] [--move:none] max-lg:[--hand:var(--near-hand)] max-lg:[--move:var(--near)]',
  always: '[--hand:var(--near-hand)] [--move:var(--near)]',
  never: '[--hand:1] [--move:none]',
}

/** A number that the edge of the near part would cut is left out. */
const cutOff = { small: 'max-lg:hidden', always: 'hidden', never: '' }

function nearTo({ x, y, height }: LinePart): CSSProperties {
  const scale = field.height / height
  const shift = `${field.width / 2 - x * scale}px, ${field.height / 2 - y * scale}px`
  return {
    '--near': `translate(${shift}) scale(${scale})`,
    '--near-hand': handOf({ x, y, height }),
  } as CSSProperties
}

function isArm(key: LineKey | null): boolean {
  return key === 'bicep' || key === 'lower_arm'
}
