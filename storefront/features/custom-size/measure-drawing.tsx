import { type MeasurementKey, measurements } from '@rimal/contract/measurements'
import type { CSSProperties } from 'react'
import { type MeasureLine, measureLines } from './measure-lines.ts'

const field = { width: 400, height: 480 }

const garment =
  'M182 50C184 66 216 66 218 50L252 66L351 192L323 214L255 138C250 164 249 184 252 206C256 250 274 350 290 442Q200 458 110 442C126 350 144 250 148 206C151 184 150 164 145 138L77 214L49 192L148 66Z'
const seams = 'M148 66C156 90 157 118 145 138M252 66C244 90 243 118 255 138'
const hem = 'M112 432Q200 448 288 432M55 184.500L83.500 206.500M345 184.500L316.500 206.500'
const closedFront = 'M200 62V450'
const openFront = 'M200 62C197 170 188 320 178 449M200 62C203 170 212 320 222 449'
/** Neck, arms and trunk inside the cloth: what the tape goes round when it is the body that counts. */
const body =
  'M190 28V44Q189 52 178 56L160 64Q150 68 146 78M210 28V44Q211 52 222 56L240 64Q250 68 254 78M254 78L340 188M246 112L321 198M146 78L60 188M154 112L79 198M154 112C150 132 152 146 158 160C164 178 164 190 160 206C150 232 147 246 148 262C152 310 166 368 170 424M246 112C250 132 248 146 242 160C236 178 236 190 240 206C250 232 253 246 252 262C248 310 234 368 230 424M200 282V420'

/**
 * The garment with the fifteen lines of the form: the active one in oud, the others dotted.
 * `zoom` brings the active part near: on small screens, always, or never.
 */
export function MeasureDrawing(props: {
  active: MeasurementKey | null
  label: string
  zoom?: 'small' | 'always' | 'never'
  /** Which lines are drawn besides the active one. */
  others?: readonly MeasurementKey[]
  className?: string
}) {
  const { active, label, zoom = 'small', others = allKeys, className = '' } = props
  const part = active ? measureLines[active].part : { x: 200, y: 240, height: field.height }
  const ofBody = measurements.find(({ key }) => key === active)?.of === 'body'
  return (
    <>
      <span className="sr-only">{label}</span>
      <svg
        viewBox={`0 0 ${field.width} ${field.height}`}
        aria-hidden="true"
        fill="none"
        style={nearTo(part)}
        className={`overflow-hidden ${zooms[zoom]} ${className}`}
      >
        <g className="transition-transform duration-(--slow) ease-calm [transform:var(--move)]">
          <path
            d={garment}
            className={`fill-paper transition-colors ${ofBody ? 'stroke-edge' : 'stroke-ink'}`}
            {...thin}
          />
          <path d={seams} className="stroke-edge" {...thin} />
          <path d={hem} className="stroke-rule" {...thin} />
          <path
            d={active === 'buff_coat' ? openFront : closedFront}
            className="stroke-rule"
            {...thin}
          />
          {ofBody && <path d={body} className="fade-in stroke-ink" {...thin} />}
          {isBuff(active) && <path d="M131 310H269" className="stroke-edge" {...dotted} />}
          {measurements
            .filter(({ key }) => key !== active && others.includes(key))
            .map(({ key, number }) => (
              <Line key={key} line={measureLines[key]} number={number} />
            ))}
          {measurements
            .filter(({ key }) => key === active)
            .map(({ key, number }) => (
              <Line key={key} line={measureLines[key]} number={number} active />
            ))}
        </g>
      </svg>
    </>
  )
}

const allKeys = measurements.map(({ key }) => key)
const thin = { strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke' } as const
const dotted = { ...thin, strokeDasharray: '1.5 4' } as const

/** `--move` brings the part near, `--hand` keeps the size of what is written and ticked. */
const zooms = {
  small: '[--hand:1] [--move:none] max-lg:[--hand:var(--near-hand)] max-lg:[--move:var(--near)]',
  always: '[--hand:var(--near-hand)] [--move:var(--near)]',
  never: '[--hand:1] [--move:none]',
}

function nearTo({ x, y, height }: MeasureLine['part']): CSSProperties {
  const scale = field.height / height
  const shift = `${field.width / 2 - x * scale}px, ${field.height / 2 - y * scale}px`
  return {
    '--near': `translate(${shift}) scale(${scale})`,
    '--near-hand': height / 130,
  } as CSSProperties
}

function isBuff(key: MeasurementKey | null): boolean {
  return key === 'buff_coat' || key === 'buff_normal'
}

function Line(props: { line: MeasureLine; number: number; active?: boolean }) {
  const { line, number, active = false } = props
  const { d, behind, ticks = [], label } = line
  const colour = active ? 'stroke-oud' : 'stroke-edge'
  const pen = active ? { strokeWidth: 1.75, vectorEffect: thin.vectorEffect } : dotted
  return (
    <g className={active ? 'fade-in' : undefined}>
      <path d={d} className={colour} {...pen} />
      {active && behind && <path d={behind} className={colour} {...dotted} />}
      {active &&
        ticks.map(({ at, across }) => (
          <g key={`${at.x} ${at.y}`} style={held(at)}>
            <path
              d={`M${across.x * -6} ${across.y * -6}L${across.x * 6} ${across.y * 6}`}
              className={colour}
              {...pen}
            />
          </g>
        ))}
      <g style={held(label)}>
        <circle r={active ? 10 : 7} className={active ? 'fill-oud' : 'fill-paper'} />
        <text
          y="4"
          textAnchor="middle"
          direction="ltr"
          className={`font-text text-[11px] ${active ? 'fill-white' : 'fill-ink-2'}`}
        >
          {number}
        </text>
      </g>
    </g>
  )
}

/** At its place on the drawing, in a size that does not follow the zoom. */
function held({ x, y }: { x: number; y: number }): CSSProperties {
  return { transform: `translate(${x}px, ${y}px) scale(var(--hand))` }
}
