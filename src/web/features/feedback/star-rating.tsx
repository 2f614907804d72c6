import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars as radio buttons, so that arrow keys work; none chosen counts 0. */
export function StarRating() {
  const stars = useRef<HTMLFieldSetElement>(null);
  const [rating, setRating] = useState(0);
  // A form that is opened again has its stars.
  useEffect(() => setRating(Number(stars.current?.querySelector<HTMLInputElement>(':checked')?.value ?? 0)), []);
  return (
    <fieldset ref={stars}>
      <legend className="mb-1 font-medium">Rating</legend>
      <div className="flex gap-1">
        {STARS.map((star) => (
          <label key={star} className="star">
            <input type="radio" name="rating" value={star} checked={rating === star} onChange={() => setRating(star)} className="sr-only" />
            <Star aria-hidden="true" className="size-7" fill={star <= rating ? 'currentColor' : 'none'} />
            <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
