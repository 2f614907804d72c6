/**
 * What is worked out of an authored object (a fact, a word, a kit) is the same in every draft: it is worked out once and kept for as long as the object is.
 * It stands in the map itself, in no wrapper: where most objects of one literal live long, V8 makes all of them in the old generation,
 * and what belongs to a short-lived key would be held there until the next full collection.
 * @param make pure; its result belongs to the object alone
 */
export function onceFor<Key extends object, Value extends boolean | object>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = make(key)));
    return value;
  };
}
