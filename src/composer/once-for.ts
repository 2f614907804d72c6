/**
 * What is worked out of an authored object (a fact, a word, a kit) is the same in every draft: it is worked out once and kept for as long as the object is.
 * @param make pure; its result belongs to the object alone
 */
export function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    let found = known.get(key);
    if (!found) known.set(key, (found = { value: make(key) }));
    return found.value;
  };
}
