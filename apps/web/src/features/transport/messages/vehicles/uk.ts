export const uk = {
  'vehicles.title': 'Транспорт',
  'vehicles.total':
    '{count, plural, one {# транспортний засіб} few {# транспортні засоби} many {# транспортних засобів} other {# транспортного засобу}}',
  'vehicles.totalCapped': 'Понад {total} транспортних засобів',
  'vehicles.create': 'Додати ТС',
  'vehicles.empty': 'Додайте перший транспортний засіб — і його можна буде випустити на маршрут.',
  'vehicles.search': 'Пошук транспорту',
  'vehicles.offered': 'Пропонуємо ТС того ж виду й міста, що й маршрут; решту знайде пошук',
  'vehicles.searchPlaceholder': 'Номер, держномер, модель',

  'vehicle.title': 'Транспорт',
  'vehicle.lostText':
    'Такого транспортного засобу немає. Можливо, посилання застаріло або транспортний засіб належить іншій компанії.',
  'vehicle.createTitle': 'Новий транспортний засіб',
  'vehicle.createText': 'Після створення ТС стоятиме на стоянці, доки водій не відкриє на ньому зміну.',
  'vehicle.created': 'ТС успішно створено!',
  'vehicle.changed': 'Транспорт успішно змінено!',

  'column.transport': '№ ТС',
  'column.location': 'Розташування',
  'column.driveTime': 'Час в дорозі',

  'facts.camera': 'Посилання відкрити камеру',
  'facts.createdAt': 'Час додавання',
  'facts.cameraOpen': 'Відкрити камеру',
  'facts.newTab': 'у новій вкладці',
  'facts.noCamera': 'Немає',

  'inspection.overdue': 'ТО прострочено',
  'inspection.due': 'ТО до {date}',
  'inspection.soon': 'скоро',

  'filter.inspection': 'Техогляд',
  'filter.inspection.due': 'Протягом 30 днів',
  'filter.inspection.overdue': 'Прострочено',

  'action.openMap': 'Показати на карті',
  'action.copyPlate': 'Скопіювати держномер',
  'action.copyNumber': 'Скопіювати № ТС',
  'action.changeStatus': 'Змінити статус',
  'action.to.parked': 'Поставити на стоянку',
  'action.to.maintenance': 'Відправити в ремонт',
  'action.to.off_line': 'Зняти з лінії',
  'reason.noRoute': 'ТС не закріплено за маршрутом',
  'reason.onShift': 'ТС на маршруті. Спершу закрийте зміну: {driver}',
  'reason.onRoute': 'ТС на маршруті. Спершу закрийте зміну водія',

  'statusDialog.parked': 'Поставити на стоянку ТС {number}?',
  'statusDialog.maintenance': 'Відправити в ремонт ТС {number}?',
  'statusDialog.off_line': 'Зняти з лінії ТС {number}?',
  'statusDialog.now': 'Зараз: {status}.',
  'statusDialog.canDrive': 'Зі стоянки ТС можна випускати на маршрут.',
  'statusDialog.cannotDrive': 'На маршрут його не випустять, доки ви не повернете його на стоянку.',
  'statusDialog.busy': 'Змінюємо статус…',

  'form.editTitle': 'ТС {number}',
  'form.vehicle': 'Транспортний засіб',
  'form.vehicleText': 'Як його знають у депо та на дорозі.',
  'form.place': 'Депо й маршрут',
  'form.placeText': 'Кому належить і де зазвичай їздить.',
  'form.equipment': 'Обладнання',
  'form.equipmentText': 'Що стоїть у салоні.',
  'form.inspection': 'Технічний огляд',
  'form.inspectionText': 'Після цієї дати ТС не випустять на маршрут.',
  'form.noRoute': 'Без маршруту',
  'form.routeOnShift': 'ТС на зміні: змініть маршрут у картці водія',
} as const;

export type VehiclesId = keyof typeof uk;
