/**
 * Code that counts by hand what the recorder counts: `fn` counts the calls of a
 * callback, `source` and its flavours count what is asked of an iterable, and
 * `report` prints it all. Put on one line, so that places stay as they are.
 */
export const countingPrelude = `
const counts = {};
const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));
const fn = (key, callback) => {
  const count = (counts[key] ??= { calls: 0, now: 0, most: 0 });
  const settle = () => { count.now-- };
  return (...values) => {
    count.calls++;
    count.most = Math.max(count.most, ++count.now);
    let result;
    try { result = callback(...values) } catch (error) { settle(); throw error }
    if (result instanceof Promise && !key.startsWith('sync')) { result.then(settle, settle) } else { settle() }
    return result;
  };
};
const track = (count, iterator) => ({
  next: (...values) => { count.pulls++; return iterator.next(...values) },
  return: value => { count.closed = true; return iterator.return?.(value) ?? { done: true, value } },
});
const seen = count => ({ value: result => { if (!result.done) { count.values++ } return result } }).value;
const source = (key, values) => {
  const count = (counts[key] ??= { pulls: 0, values: 0, closed: false });
  const see = seen(count);
  return { [Symbol.iterator]: () => {
    const iterator = track(count, values[Symbol.iterator]());
    return { ...iterator, next: () => see(iterator.next()) };
  } };
};
const sourceAsync = (key, values) => {
  const count = (counts[key] ??= { pulls: 0, values: 0, closed: false });
  const see = seen(count);
  return { [Symbol.asyncIterator]: () => {
    const iterator = track(count, values[Symbol.iterator]());
    return {
      next: async () => { const result = iterator.next(); await sleep(1); return see(result) },
      return: async value => iterator.return(value),
    };
  } };
};
const sourceConcur = (key, values) => {
  const count = (counts[key] ??= { pulls: 0, values: 0, closed: false, isConcur: true });
  return { [concurIteratorSymbol]: async apply => {
    await Promise.all(values.map(async (value, index) => {
      await sleep(((index * 7) % 5) * 10);
      count.values++; count.pulls++;
      await apply(value);
    }));
  } };
};
const report = () => console.log('COUNTS ' + JSON.stringify(counts));
`.replaceAll('\n', ' ')
