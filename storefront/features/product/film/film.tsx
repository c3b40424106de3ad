import type { ProductItem } from '@rimal/contract/catalog'
import { type ComponentType, useEffect, useState } from 'react'

export type FilmProps = { picture: ProductItem['pictures'][number] }

/** The film of a picture, above the picture; few pictures need its code. Without it, the picture stands still. */
export function Film(props: FilmProps) {
  const [Player, setPlayer] = useState<ComponentType<FilmProps>>()
  useEffect(() => {
    import('./film-player.tsx').then(
      ({ FilmPlayer }) => setPlayer(() => FilmPlayer),
      () => {},
    )
  }, [])
  return Player ? <Player {...props} /> : null
}
