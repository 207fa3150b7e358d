import { AddressSearch } from '../widgets/AddressSearch.tsx'
import {
  FormAddressSearch,
  FormOneOfMany,
  FormSeveralOfMany,
  FormTickList,
} from '../widgets/formControls.tsx'
import { OneOfMany } from '../widgets/OneOfMany.tsx'
import { SeveralOfMany } from '../widgets/SeveralOfMany.tsx'
import { TickList } from '../widgets/TickList.tsx'

FormAddressSearch.put(AddressSearch)
FormOneOfMany.put(OneOfMany)
FormSeveralOfMany.put(SeveralOfMany)
FormTickList.put(TickList)
