// helperModuleTypes.ts declares what each field is.
const order = (
  id: number,
  personId: number,
  product: string,
  quantity: number,
  price: number,
  date: string,
) => ({ id, personId, product, quantity, price, date })

export const orders = [
  order(101, 1, 'teapot', 1, 3200, '2025-01-04'),
  order(102, 4, 'notebook', 5, 450, '2025-01-09'),
  order(103, 2, 'lamp', 2, 2750, '2025-01-17'),
  order(104, 1, 'cup', 6, 780, '2025-01-17'),
  order(105, 9, 'notebook', 2, 450, '2025-02-02'),
  order(106, 7, 'chair', 4, 8900, '2025-02-11'),
  order(107, 12, 'lamp', 1, 2750, '2025-02-14'),
  order(108, 4, 'pencil', 12, 90, '2025-02-20'),
  order(109, 11, 'teapot', 1, 3200, '2025-03-01'),
  order(110, 5, 'cup', 2, 780, '2025-03-03'),
  order(111, 3, 'chair', 1, 8900, '2025-03-14'),
  order(112, 6, 'pencil', 30, 90, '2025-03-15'),
  order(113, 1, 'lamp', 1, 2750, '2025-03-22'),
  order(114, 10, 'notebook', 10, 450, '2025-04-01'),
  order(115, 8, 'cup', 4, 780, '2025-04-08'),
  order(116, 4, 'chair', 2, 8900, '2025-04-19'),
  order(117, 9, 'teapot', 1, 3200, '2025-05-02'),
  order(118, 2, 'pencil', 6, 90, '2025-05-05'),
]
