import css from './frame.module.css'

/** The frame without its contents, while the first page and the session are being loaded. */
export function FrameSkeleton() {
  return (
    <div className={css.app}>
      <div className={css.nav} />
      <div className={css.body}>
        <div className={css.top} />
        <main className={css.main} aria-busy />
      </div>
    </div>
  )
}
